/** Values that a request names by one field, by another field for several, or by both; undefined = it names none. */
export const oneAndOthers = <Value>(
  one: Value | undefined,
  others: readonly Value[] | undefined,
): Value[] | undefined =>
  one === undefined && others === undefined
    ? undefined
    : [...(one === undefined ? [] : [one]), ...(others ?? [])]
