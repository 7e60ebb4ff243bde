import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Metadata host for collections in flows; flows about metadata serve their own. */
export const CREATORS_HOST = 'example.com'

const JSON_FOR_ALL = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

/** No secret: Chromium is told to accept any certificate, as this one. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtpA2cNS4348f9cug
/hB1469OpOGuKvJh2keg71/oEdOhRANCAASZPsX1geiuZC984FIm0kpMELFKoSbs
G7ZJ2kSnZdCM/AweXty+Q9CuxKeZHmiFwDOoAwvU4XsPAd5ONHewQqoJ
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBgjCCASmgAwIBAgIUW4+fLmyCU8X9gmYfXqPfki72+t8wCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wIBcNMjYxMTI4MTIzNDA4WhgPMjEyNjEx
MDQxMjM0MDhaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEmT7F9YHormQvfOBSJtJKTBCxSqEm7Bu2SdpEp2XQjPwMHl7c
vkPQrsSnmR5ohcAzqAML1OF7DwHeTjR3sEKqCaNTMFEwHQYDVR0OBBYEFOGLMaPc
XiIQJ2JYGbvTieDCFpkgMB8GA1UdIwQYMBaAFOGLMaPcXiIQJ2JYGbvTieDCFpkg
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgMyVUV/DCH8mG/3+m
KAqbc8XXjMbSsGIbY8NYnCqk6AQCICznqGtmNWurxkTGouYerw+AnEUtQTtMQZaW
KclkvCCZ
-----END CERTIFICATE-----`

/**
 * Serves empty documents for the creators' host, and returns Chromium's arguments to take this machine for that host,
 * and to find no other. Playwright could answer and refuse requests too, but it would pause every one, also to this
 * machine, which takes a quarter of a flow's CPU time.
 */
export async function startCreatorsHost(): Promise<string[]> {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    response.writeHead(200, JSON_FOR_ALL).end('{}')
  })
  await once(server.listen(0, '127.0.0.1').unref(), 'listening')
  const { port } = server.address() as AddressInfo
  return [
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${CREATORS_HOST} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  ]
}
