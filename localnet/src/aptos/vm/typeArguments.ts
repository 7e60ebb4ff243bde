const PLACE = /\bT(\d+)\b/g

/** A type of an interface, in which `T0` and so on stand for type arguments, with those put in. */
export function withTypeArguments(type: string, typeArguments: readonly string[]): string {
  return type.replace(PLACE, (place, index) => typeArguments[Number(index)] ?? place)
}
