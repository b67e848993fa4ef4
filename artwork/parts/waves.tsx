/** Heights of the bars in CSS pixels: the loudness of a word being pronounced. */
const heights = [8, 14, 26, 44, 30, 18, 36, 56, 40, 22, 34, 50, 28, 16, 24, 12, 8] as const;
const SPOKEN_BARS = 10;

export function Waves() {
  return (
    <div className="waves">
      {heights.map((height, place) => (
        <span
          key={place}
          className={`wave ${place < SPOKEN_BARS ? 'wave--spoken' : ''}`}
          style={{ height }}
        />
      ))}
    </div>
  );
}
