import { invalidParams, type RpcError } from './rpcError.ts'

/** "Invalid params: invalid type: integer `1`, expected a string." */
export function expected(value: unknown, wanted: string): RpcError {
  return invalidParams(`Invalid params: invalid type: ${describe(value)}, expected ${wanted}.`)
}

export function unknownVariant(value: string, known: readonly string[]): RpcError {
  const names = known.map((name) => `\`${name}\``).join(', ')
  return invalidParams(`Invalid params: unknown variant \`${value}\`, expected one of ${names}.`)
}

function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `string "${value}"`
    case 'number':
      return Number.isInteger(value) ? `integer \`${value}\`` : `floating point \`${value}\``
    case 'boolean':
      return `boolean \`${value}\``
    default:
      return value === null ? 'null' : Array.isArray(value) ? 'sequence' : 'map'
  }
}
