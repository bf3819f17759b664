import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bytesOfHex,
  hexOfBytes,
  plainParent,
  rootFromPath,
  sumParent,
  type TreeNode,
} from '../shared/rules-tree.ts'
import { hashOf, pathOf, rootOf } from './merkle-tree.ts'

/** The reference leaves and roots of Certificate Transparency (RFC 6962). */
const leaves = [
  ['', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  ['00', 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  ['10', 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  ['2021', 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  ['3031', '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  ['40414243', '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  ['5051525354555657', 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [
    '606162636465666768696a6b6c6d6e6f',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ],
] as const

const plainNode = (hex: string): TreeNode => ({
  hash: hashOf(Buffer.from(`00${hex}`, 'hex')),
  centavos: 0n,
})

test('the roots are those of Certificate Transparency', () => {
  leaves.forEach(([, root], last) => {
    const nodes = leaves.slice(0, last + 1).map(([hex]) => plainNode(hex))
    expect(hexOfBytes(rootOf('receipts', nodes).hash)).toBe(root)
  })
  expect(hexOfBytes(rootOf('receipts', []).hash)).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
})

const sumNodes = (amounts: readonly bigint[]): TreeNode[] =>
  amounts.map((centavos, at) => ({ hash: hashOf(Buffer.from(`leaf ${at}`)), centavos }))

test('each leaf of a tree of any size leads to its root and its sum', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 70 }),
      async (amounts) => {
        const nodes = sumNodes(amounts)
        const root = rootOf('balances', nodes)
        expect(root.centavos).toBe(amounts.reduce((sum, one) => sum + one, 0n))
        for (const [position, node] of nodes.entries()) {
          const path = pathOf('balances', nodes, position)
          const proof = { position, leaves: nodes.length, path }
          expect(await rootFromPath(node, proof, sumParent)).toEqual(root)
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('a path of another place, size, hash or sum leads elsewhere', async () => {
  const nodes = sumNodes([5n, 7n, 11n, 13n, 17n])
  const root = rootOf('balances', nodes)
  const [node = nodes[0]!, path] = [nodes[2], pathOf('balances', nodes, 2)]
  const right = { position: 2, leaves: 5, path }
  expect(await rootFromPath(node, right, sumParent)).toEqual(root)
  const wrong = [
    { ...right, position: 3 },
    { ...right, position: 5 },
    { ...right, leaves: 9 },
    { ...right, path: path.slice(1) },
    { ...right, path: [...path, ...path] },
    { ...right, path: path.map((one) => ({ ...one, hash: bytesOfHex('00'.repeat(32)) })) },
    { ...right, path: path.map((one, at) => (at === 0 ? { ...one, centavos: 12n } : one)) },
  ]
  for (const proof of wrong) expect(await rootFromPath(node, proof, sumParent)).not.toEqual(root)
  expect(await rootFromPath({ ...node, centavos: 10n }, right, sumParent)).not.toEqual(root)
  expect(await rootFromPath(node, right, plainParent)).not.toEqual(root)
})

test('no sum in a path is negative or overflows', async () => {
  const nodes = sumNodes([5n, -3n])
  const path = pathOf('balances', nodes, 0)
  expect(await rootFromPath(nodes[0]!, { position: 0, leaves: 2, path }, sumParent)).toBeNull()
  const large = [{ hash: nodes[1]!.hash, centavos: 2n ** 63n - 1n }]
  expect(
    await rootFromPath(nodes[0]!, { position: 0, leaves: 2, path: large }, sumParent),
  ).toBeNull()
})
