import type { Serializer } from '@metaplex-foundation/umi/serializers'
import type { Decoder, Encoder } from '@solana/kit'

type UmiSerializer = Serializer<unknown, unknown>

/** Returns a umi module's serializer `name`. */
export function umiSerializer(module: object, name: string): UmiSerializer {
  return made(module, name, (value): value is UmiSerializer => 'serialize' in value)
}

/** Returns a kit module's encoder `name`. */
export function kitEncoder(module: object, name: string): Encoder<unknown> {
  return made(module, name, (value): value is Encoder<unknown> => 'encode' in value)
}

/** Returns a kit module's decoder `name`. */
export function kitDecoder(module: object, name: string): Decoder<unknown> {
  return made(module, name, (value): value is Decoder<unknown> => 'decode' in value)
}

function made<T extends object>(
  module: object,
  name: string,
  isRight: (value: object) => value is T,
): T {
  const make: unknown = Reflect.get(module, name)
  const value: unknown = typeof make === 'function' ? make() : undefined
  if (typeof value === 'object' && value !== null && isRight(value)) return value
  throw new Error(`The generated client has no ${name}.`)
}
