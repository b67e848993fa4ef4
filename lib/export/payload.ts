/** Rows of flight data that name a module of the client: `3:I[39756,["$2"],"default"]`. */
const moduleRow = /(?:^|\\n|")[0-9a-f]+:I\[(\d+),/g;

/** Numbers of the modules that a page's flight data ask for, without repeats. */
export const clientModules = (flight: string): string[] => [
  ...new Set([...flight.matchAll(moduleRow)].map(([, id]) => id ?? '')),
];

/**
 * The file that hydrates a page: its flight data and, last, what starts Next's
 * runtime. The runtime would evaluate all modules in one go, a long task on a
 * slow phone; so the modules that the page will ask for are evaluated before,
 * each in a task of its own, by the call that the start itself is.
 *
 * @param flight source text of the inline scripts that fill `__next_f`
 * @param start source text of the inline script that starts the runtime
 * @param heavyModules numbers of further modules that are worth a task of their own
 */
export function payloadScript(
  flight: string,
  start: string,
  heavyModules: readonly string[] = [],
): string {
  const modules = [...heavyModules, ...clientModules(flight)];
  return `${flight};
(async()=>{for(const id of [${modules.join()}]){await new Promise(r=>setTimeout(r));TURBOPACK.push({otherChunks:[],runtimeModuleIds:[id]})}await new Promise(r=>setTimeout(r));${start}})()`;
}
