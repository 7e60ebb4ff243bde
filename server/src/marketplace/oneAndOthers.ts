/** Joins a field for one value and a field for several; undefined = the request has neither. */
export const oneAndOthers = <Value>(
  one: Value | undefined,
  others: readonly Value[] | undefined,
): Value[] | undefined =>
  one === undefined && others === undefined
    ? undefined
    : [...(one === undefined ? [] : [one]), ...(others ?? [])]
