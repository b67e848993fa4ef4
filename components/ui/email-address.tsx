interface EmailAddressProps {
  readonly address: string;
}

/** An address that, where it does not fit a line, begins a new one after its sign. */
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
