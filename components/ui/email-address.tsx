interface EmailAddressProps {
  readonly address: string;
}

/** An email address, which no browser translates, and which may break after its «@». */
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
