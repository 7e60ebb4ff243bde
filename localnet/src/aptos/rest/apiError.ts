/** Error codes in Aptos' REST interface. */
export type ApiErrorCode =
  | 'account_not_found'
  | 'resource_not_found'
  | 'module_not_found'
  | 'table_item_not_found'
  | 'transaction_not_found'
  | 'block_not_found'
  | 'version_not_found'
  | 'version_pruned'
  | 'invalid_input'
  | 'vm_error'
  | 'web_framework_error'

/** A request that is answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  /** The VM's code number, if it is a VM error. */
  readonly vmCode: number | undefined

  constructor(status: number, code: ApiErrorCode, message: string, vmCode?: number) {
    super(message)
    this.status = status
    this.code = code
    this.vmCode = vmCode
  }
}

export function invalidInput(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message)
}

export function notFound(code: ApiErrorCode, message: string): ApiError {
  return new ApiError(404, code, message)
}
