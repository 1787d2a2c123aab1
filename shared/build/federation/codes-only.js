const none = {}

/** In place of the sentences of the runtime's errors: what is thrown has their code, what it is about and where its sentence is to be read. */
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }
