import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing } from '../addMissing.ts'
import { bytesOf, hexOf } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Keys of callers, by the hashes of their secrets. */
export const apiKeys = recordKind({
  name: 'apiKey',
  plural: 'API keys',
  table: 'api_keys',
  orderBy: ['name'],
  schema: closedModel('ExportedApiKey', 'A key of callers', {
    name: Type.String({ pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$' }),
    secretHash: Type.String({ description: 'SHA-256 in hex', pattern: '^0x[0-9a-f]{64}$' }),
    perMinute: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      name: row.name,
      secretHash: hexOf(row.secret_hash),
      ...(row.per_minute !== null && { perMinute: row.per_minute }),
      createdAt: row.created_at,
    })),
  parse: ({ name, secretHash, perMinute = null, createdAt }) => ({
    name,
    secret_hash: bytesOf(secretHash),
    per_minute: perMinute,
    created_at: createdAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'api_keys', rows),
})
