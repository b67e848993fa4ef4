interface OtherDevicesProps {
  /** The owner's note about devices for which there is no program; may be empty. */
  readonly note: string;
  /** Whether this copy stands before the download, which is useless on the devices of the note. */
  readonly isFirst?: boolean;
}

/** The note below the pictures, and on Apple's devices, which it usually lists, at the download instead. */
export const OtherDevices = ({ note, isFirst = false }: OtherDevicesProps) =>
  note && (
    <p hidden={isFirst} className={`mt-4 text-muted ${isFirst ? 'apple:block' : 'apple:hidden'}`}>
      {note}
    </p>
  );
