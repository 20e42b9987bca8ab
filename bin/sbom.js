// The software bill of materials (SBOM) of the package in CycloneDX format: bundled packages, and packages that npm
// installs.

/** Converts the integrity value of a lock file to a CycloneDX hash. */
function hashOf(integrity) {
  const [, algorithm, base64] = /^sha(\d+)-([\w+/=]+)$/.exec(integrity)
  return { alg: `SHA-${algorithm}`, content: Buffer.from(base64, 'base64').toString('hex') }
}

/** Licence entry; an expression such as `MIT OR Apache-2.0` is not a licence id. */
const licencesOf = (license) =>
  license ? [/\s/.test(license) ? { expression: license } : { license: { id: license } }] : []

/** Package URL (purl), in which the `@` of a scope is escaped. */
const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

function component(folder, { name, version, license, integrity, optional }, isContained) {
  const purl = purlOf(name, version)
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: optional && !isContained ? 'optional' : 'required',
    hashes: [hashOf(integrity)],
    licenses: licencesOf(license),
    purl,
    properties: [
      { name: 'cdx:npm:package:path', value: folder },
      ...(isContained ? [{ name: 'cdx:npm:package:bundled', value: 'true' }] : []),
    ],
  }
}

/**
 * The document, without timestamps and random numbers, so that the same sources give the same document. `contained` are
 * folders of bundled packages; `packages` those of the lock file by folder.
 */
export function billOfMaterials({ name, version, license }, packages, contained) {
  const isContained = new Set(contained)
  const folders = Object.keys(packages).filter(
    (folder) => folder !== '' && (isContained.has(folder) || !packages[folder].dev),
  )
  const nameOf = (folder) => folder.replace(/^.*node_modules\//, '')
  const components = folders
    .sort()
    .map((folder) =>
      component(folder, { name: nameOf(folder), ...packages[folder] }, isContained.has(folder)),
    )
  // The same version in several folders is one component.
  const byRef = new Map(components.map((part) => [part['bom-ref'], part]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purlOf(name, version),
        name,
        version,
        licenses: licencesOf(license),
        purl: purlOf(name, version),
      },
    },
    components: [...byRef.values()],
  }
}
