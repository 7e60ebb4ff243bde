const PLACE = /\bT(\d+)\b/g

/** Fills type arguments into an interface's type, in which `T0` and so on stand for them. */
export function withTypeArguments(type: string, typeArguments: readonly string[]): string {
  return type.replace(PLACE, (place, index) => typeArguments[Number(index)] ?? place)
}
