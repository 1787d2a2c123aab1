import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** How many things a list is taken to hold: what counts is how one question compares with another. */
const ASSUMED_LIST = 10

const fieldType = (parent: GraphQLNamedType | undefined, name: string): GraphQLOutputType | undefined => {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined
  const fields = parent.getFields()
  return Object.hasOwn(fields, name) ? fields[name]?.type : undefined
}

/**
 * How many fields an answer may come to, known before anything is looked up. Aliases count each, a list as often as it may hold things,
 * a fragment wherever it is spread; but each fragment is looked into once, so that counting takes no longer than reading.
 * What the schema does not have costs one: validation refuses it.
 */
export const costOf = (schema: GraphQLSchema, document: DocumentNode): number => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const known = new Map<string, number>()

  const costOfFragment = (name: string): number => {
    const cost = known.get(name)
    const fragment = fragments.get(name)
    if (cost !== undefined || fragment === undefined) return cost ?? 1
    // One that spreads itself is refused later; here it must come to an end.
    known.set(name, 0)
    const counted = costOfSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    known.set(name, counted)
    return counted
  }

  const costOfSelection = (selection: SelectionNode, parent: GraphQLNamedType | undefined): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value
      return costOfSet(selection.selectionSet, condition === undefined ? parent : schema.getType(condition))
    }
    const type = fieldType(parent, selection.name.value)
    if (type === undefined || selection.selectionSet === undefined) return 1
    const each = 1 + costOfSet(selection.selectionSet, getNamedType(type))
    return isListType(getNullableType(type)) ? each * ASSUMED_LIST : each
  }

  const costOfSet = ({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): number =>
    selections.reduce((sum, selection) => sum + costOfSelection(selection, parent), 0)

  return document.definitions.reduce((sum, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return sum
    return sum + costOfSet(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined)
  }, 0)
}

/** How many fields are asked for under another name: the way to ask for one thing many times. */
export const aliasesIn = (document: DocumentNode): number => {
  let count = 0
  visit(document, {
    Field: ({ alias }) => {
      if (alias !== undefined) count += 1
    },
  })
  return count
}
