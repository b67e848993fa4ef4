import { type z } from 'zod';

/** Refuses an entry of a list that has the same field, or else the same key, as an earlier one. */
export const unique =
  <Field extends string>(
    field: Field,
    message: string,
    keyOf = (entry: Readonly<Record<Field, string>>): string => entry[field],
  ) =>
  (entries: readonly Readonly<Record<Field, string>>[], { addIssue }: z.RefinementCtx) => {
    const keys = entries.map(keyOf);
    const again = keys.findIndex((key, index) => keys.indexOf(key) < index);
    if (again >= 0) addIssue({ code: 'custom', path: [again, field], message });
  };
