import type { Shape } from '../http/contract/shape.ts'
import { NamedShapes } from '../http/contract/shape.ts'
import { parseGroupAddress } from '../http/parsing/parseGroupAddress.ts'
import type { ServedCall } from '../http/servedCall.ts'
import { usersByWallets } from '../read-model/users/users.ts'
import type { MarketplaceServices } from './call.ts'
import { MARKETPLACE_MODELS } from './schemas/index.ts'

type Handle = (input: object, services: MarketplaceServices, context: never) => Promise<unknown>

/** Returns the user id for a wallet; other ids are returned as they are. */
type FindId = (id: string) => Promise<string>

/** Lets a call take a wallet with its blockchain group wherever it takes a user id. */
export function withUsersOfWallets(
  call: ServedCall<MarketplaceServices>,
): ServedCall<MarketplaceServices> {
  const { params, query, body, bearer } = call
  const shape = { properties: { ...params, ...query, ...(body && { [body.name]: body.schema }) } }
  if (!hasUserIds(shape as Shape)) return call
  const handle = call.handle as Handle
  return {
    ...call,
    handle: async (input, services, context) => {
      // Signed-in callers may have just added the wallet, and a standby may not know it yet.
      const reader = bearer ? services.users.writer : services.reader
      const findId: FindId = async (id) => {
        if (!id.includes(':')) return id
        const [user] = await usersByWallets(reader, [parseGroupAddress(id)])
        return user?.id ?? id
      }
      return handle((await replaced(shape as Shape, input, findId)) as object, services, context)
    },
  }
}

const MODELS = new NamedShapes(MARKETPLACE_MODELS)
const isUserId = (shape: Shape) => Reflect.get(shape, 'x-parsed') === 'UserId'
const known = new Map<Shape, boolean>()

/** Returns true if values in a shape may have user ids. No request model contains itself. */
function hasUserIds(shape: Shape): boolean {
  const found =
    known.get(shape) ?? (isUserId(shape) || partsOf(shape).some((part) => hasUserIds(part)))
  known.set(shape, found)
  return found
}

function partsOf({ $ref, allOf = [], oneOf = [], items, properties = {} }: Shape): Shape[] {
  const referred = $ref === undefined ? [] : [MODELS.referred($ref)]
  return [...referred, ...allOf, ...oneOf, ...(items ? [items] : []), ...Object.values(properties)]
}

async function replaced(shape: Shape, value: unknown, findId: FindId): Promise<unknown> {
  if (!hasUserIds(shape)) return value
  if (isUserId(shape)) return typeof value === 'string' ? findId(value) : value
  const { $ref, allOf = [], oneOf, items = {}, properties = {} } = shape
  if ($ref !== undefined) return replaced(MODELS.referred($ref), value, findId)
  if (Array.isArray(value)) {
    return Promise.all(value.map((each) => replaced(items, each, findId)))
  }
  if (typeof value !== 'object' || value === null) return value
  if (allOf.length > 0) return replaced(allOf[0] as Shape, value, findId)
  if (oneOf !== undefined) return replaced(variantOf(shape, value) ?? {}, value, findId)
  const fields = Object.entries(value).map(async ([name, each]) => [
    name,
    await replaced(properties[name] ?? {}, each, findId),
  ])
  return Object.fromEntries(await Promise.all(fields))
}

function variantOf(shape: Shape, value: object): Shape | undefined {
  const { tag, variants } = MODELS.union(shape)
  return variants.get(String(Reflect.get(value, tag)))
}
