interface EmailAddressProps {
  readonly address: string;
}

/** An address, which no browser translates. Where it does not fit a line, it begins a new one after its sign. */
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
