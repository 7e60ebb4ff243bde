import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A database's name, version and stores. */
interface DatabaseForm<Schema extends DBSchema> {
  readonly name: string
  readonly version: number
  /** Creates the stores in a new database. */
  readonly create: (database: IDBPDatabase<Schema>) => void
}

/**
 * Opens a browser database once per page; again after a failure, or after the browser closed it. The returned function
 * rejects with the browser's error if it stores nothing for the page.
 */
export function browserDatabase<Schema extends DBSchema>({
  name,
  version,
  create,
}: DatabaseForm<Schema>): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= openDB<Schema>(name, version, { upgrade: create, terminated: forget }).catch(
      (error: unknown) => {
        forget()
        throw error
      },
    )
    return opened
  }
}
