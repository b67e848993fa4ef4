interface EmailAddressProps {
  readonly address: string;
}

/** An email address that may break after its «@». */
export function EmailAddress({ address }: EmailAddressProps) {
  const sign = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </>
  );
}
