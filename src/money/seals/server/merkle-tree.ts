/** Builds the trees of a seal. Readers check them with ../shared/rules-tree.ts. */
import { hash } from 'node:crypto'
import {
  plainParent,
  sumParent,
  type Bytes,
  type TreeName,
  type TreeNode,
} from '../shared/rules-tree.ts'

const parents = { receipts: plainParent, balances: sumParent }

/** The root over at least one node. Without any, the hash of nothing, as RFC 6962 says. */
export function rootOf(tree: TreeName, nodes: readonly TreeNode[]): TreeNode {
  let level = nodes
  while (level.length > 1) level = levelAbove(tree, level)
  return level[0] ?? { hash: hashOf(new Uint8Array()), centavos: 0n }
}

/** The siblings on the way from the node at `place` to the root. */
export function pathOf(tree: TreeName, nodes: readonly TreeNode[], place: number): TreeNode[] {
  const path: TreeNode[] = []
  for (let [level, at] = [nodes, place]; level.length > 1; at = Math.floor(at / 2)) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1]
    if (sibling) path.push(sibling)
    level = levelAbove(tree, level)
  }
  return path
}

export function hashOf(bytes: Uint8Array): Bytes {
  return new Uint8Array(hash('sha256', bytes, 'buffer'))
}

/** The last node goes up alone when it has no neighbour: the shape of RFC 6962. */
function levelAbove(tree: TreeName, level: readonly TreeNode[]): TreeNode[] {
  const above: TreeNode[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]]
    if (left && right)
      above.push({
        hash: hashOf(parents[tree](left, right)),
        centavos: left.centavos + right.centavos,
      })
    else if (left) above.push(left)
  }
  return above
}
