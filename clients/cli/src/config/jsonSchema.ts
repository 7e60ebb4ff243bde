import { z } from 'zod'
import { configSchema } from './schema.ts'

/** The JSON schema of a config, for editors. */
export function configJsonSchema(): object {
  return { title: 'Mintline drop', ...z.toJSONSchema(configSchema, { io: 'input' }) }
}
