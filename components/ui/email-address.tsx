interface EmailAddressProps {
  readonly address: string;
}

/** An email address that browsers do not translate. A line may break after the @ character. */
export function EmailAddress({ address }: EmailAddressProps) {
  const sign = address.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </span>
  );
}
