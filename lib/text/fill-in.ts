declare const placeholders: unique symbol;

/** A text of lib/content that may contain the placeholders `Name`. The build refuses all others. */
export type TextWith<Name extends string> = string & { readonly [placeholders]?: Name };

/** Fills in placeholders: `Версия {version}` → `Версия 1.2`. @throws Error in Russian for one without a value */
export const fillIn = <Name extends string>(
  text: TextWith<Name>,
  values: Readonly<Record<Name, string>>,
): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = (values as Readonly<Record<string, string>>)[name];
    if (value !== undefined) return value;
    const known = Object.keys(values).map((known) => `{${known}}`);
    throw new Error(
      `lib/content: в тексте «${text}» подстановки ${place} нет, есть ${known.join(', ')}.`,
    );
  });
