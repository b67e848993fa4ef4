interface EmailAddressProps {
  readonly address: string;
}

/** An email address that browsers do not translate and whose line may break after the «@». */
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
