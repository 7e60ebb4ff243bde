interface MissingParameter {
  /** The missing parameter. */
  name: string
  /** Operation that was called. */
  operation: string
}

/** Messages about requests to the interfaces, worded by the specification. */
export const REQUEST_MESSAGES = {
  REQUIRED_PARAMETER_MISSING: ({ name, operation }: MissingParameter) =>
    `Required parameter requestParameters.${name} was null or undefined when calling ${operation}`,
}
