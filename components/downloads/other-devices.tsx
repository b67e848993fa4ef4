interface OtherDevicesProps {
  /** The owner's note about devices for which there is no program; may be empty. */
  readonly note: string;
  /** Whether this is the copy at the download, for Apple's devices. */
  readonly isFirst?: boolean;
}

/** Shows the note below the pictures. Apple's devices, which it usually lists, show it at the download instead. */
export const OtherDevices = ({ note, isFirst = false }: OtherDevicesProps) =>
  note && (
    <p hidden={isFirst} className={`mt-4 text-muted ${isFirst ? 'apple:block' : 'apple:hidden'}`}>
      {note}
    </p>
  );
