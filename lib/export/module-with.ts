/** Head of a module in a chunk of Turbopack: `46480,(e,t,n)=>{`. */
const moduleHead = /[,[](\d{2,}),(?:\((?:\w+,)*\w+\)|\w+)=>\{/g;

/** Number of the module whose code holds a text; undefined when the chunk has no such code. */
export function moduleWith(chunk: string, text: string): string | undefined {
  const place = chunk.indexOf(text);
  if (place === -1) return undefined;
  return [...chunk.slice(0, place).matchAll(moduleHead)].at(-1)?.[1];
}
