/** `value` is a share of the track, from 0 to 1. */
export function Slider({ value }: { value: number }) {
  const position = `${value * 100}%`;
  return (
    <div className="slider">
      <div className="slider__filled" style={{ width: position }} />
      <div className="slider__thumb" style={{ left: position }} />
    </div>
  );
}
