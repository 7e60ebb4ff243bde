import { Type } from 'typebox'
import { scopesIn } from '../../access/apiKeys.ts'
import { DEFAULT_SCOPES, KEY_SCOPES } from '../../config/requestClasses.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing, bytesOf, hexOf } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** API keys, by their secrets' hashes. */
export const apiKeys = recordKind({
  name: 'apiKey',
  plural: 'API keys',
  table: 'api_keys',
  orderBy: ['name'],
  schema: closedModel('ExportedApiKey', 'A key of callers', {
    name: Type.String({ pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$' }),
    secretHash: Type.String({ description: 'SHA-256 in hex', pattern: '^0x[0-9a-f]{64}$' }),
    perMinute: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    scopes: Type.Optional(Type.Array(Type.Enum([...KEY_SCOPES]))),
    expiresAt: Type.Optional(DateInput),
    origins: Type.Optional(Type.Array(Type.String())),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      name: row.name,
      secretHash: hexOf(row.secret_hash),
      ...(row.per_minute !== null && { perMinute: row.per_minute }),
      scopes: scopesIn(row.scopes),
      ...(row.expires_at !== null && { expiresAt: row.expires_at }),
      ...(row.origins !== null && { origins: row.origins }),
      createdAt: row.created_at,
    })),
  // Exports from older servers have no scopes.
  parse: ({ name, secretHash, perMinute = null, scopes, expiresAt, origins, createdAt }) => ({
    name,
    secret_hash: bytesOf(secretHash),
    per_minute: perMinute,
    scopes: scopes ?? [...DEFAULT_SCOPES],
    expires_at: expiresAt ?? null,
    origins: origins ?? null,
    created_at: createdAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'api_keys', rows),
})
