/** An email address that browsers do not translate. A line may break after the @ character. */
export function EmailAddress({ address }: { readonly address: string }) {
  const sign = address.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </span>
  );
}
