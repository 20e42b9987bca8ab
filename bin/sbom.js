// The bill of materials of the package, in the format of CycloneDX: what its files contain, and what npm installs beside them.

/** Hash as CycloneDX has it, of the integrity of a lock file. */
function hashOf(integrity) {
  const [, algorithm, base64] = /^sha(\d+)-([\w+/=]+)$/.exec(integrity)
  return { alg: `SHA-${algorithm}`, content: Buffer.from(base64, 'base64').toString('hex') }
}

/** An expression such as `MIT OR Apache-2.0` is no identifier of a licence. */
const licencesOf = (license) =>
  license ? [/\s/.test(license) ? { expression: license } : { license: { id: license } }] : []

/** The address of a package by the rules of purl, in which the `@` of a scope is escaped. */
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
 * The document, without times and random numbers: of the same sources it is the same. `contained` are folders of packages that are
 * part of the program's files; `packages` those of the lock file by folder.
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
  // A version that lies in several folders is one component.
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
