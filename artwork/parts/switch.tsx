/** A switch that is on. */
export function Switch() {
  return (
    <div className="switch">
      <div className="switch__thumb" />
    </div>
  );
}
