/**
 * `import()` under another address after each failure, for browsers that remember a failed one.
 * Stands at the end of every module while the names are made, which so stand for it, too.
 */
export const IMPORT_AGAIN = `\
function importAgain(file){\
const failures=importAgain[file]??0;\
return import(failures?file+"?"+failures:file)\
.catch(error=>{importAgain[file]=failures+1;throw error})}`;

/** The islands' modules that a module asks for when it already runs. */
const LATER_IMPORT = /\bimport\((?="\.\/)/g;

/** Has a module ask again for what it imports later; what imports nothing later goes without. */
export function withImportAgain(code: string): string {
  const again = code.replaceAll(LATER_IMPORT, 'importAgain(');
  return again === code ? code.replace(`${IMPORT_AGAIN}\n`, '') : again;
}
