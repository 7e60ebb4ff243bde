import { ApiError } from './apiError.ts'

/**
 * Asserts that an entity exists.
 *
 * @param kind - entity kind: `item`
 * @param id - the caller's id for it
 * @throws ApiError 404
 */
export function assertFound(isFound: boolean, kind: string, id: string): undefined {
  if (!isFound) throw new ApiError('notFound', `There is no ${kind} ${id}`)
  return undefined
}

/**
 * Returns an entity, or fails if it is undefined.
 *
 * @param kind - the entity's kind, for the message: `item`
 * @param id - its id as written by the caller
 * @throws ApiError 404 when nothing was found
 */
export function found<Entity>(entity: Entity | undefined, kind: string, id: string): Entity {
  assertFound(entity !== undefined, kind, id)
  return entity as Entity
}
