type OtherDevicesProps = { readonly note: string; readonly isFirst?: boolean };

/**
 * The owner's note about devices for which there is no program. It is below the pictures, but Apple's devices, which it
 * usually lists, show the first copy instead, at the download.
 */
export const OtherDevices = ({ note, isFirst = false }: OtherDevicesProps) =>
  note && (
    <p hidden={isFirst} className={`mt-4 text-muted ${isFirst ? 'apple:block' : 'apple:hidden'}`}>
      {note}
    </p>
  );
