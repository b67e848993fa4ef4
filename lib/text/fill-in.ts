declare const placeholders: unique symbol;

/** A text that may contain the placeholders `Name`. Its schema refuses all others. */
export type TextWith<Name extends string> = string & { readonly [placeholders]?: Name };

/** Fills in placeholders: `Версия {version}` → `Версия 1.2`. */
export const fillIn = <Name extends string>(
  text: TextWith<Name>,
  values: Readonly<Record<Name, string>>,
): string => text.replaceAll(/\{(\w+)\}/g, (place, name: Name) => values[name] ?? place);
