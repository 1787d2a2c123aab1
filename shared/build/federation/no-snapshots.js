/** In place of the runtime's reading of manifests and of snapshots of other sites: the release document says what they would. */
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} }
}

export const getGlobalRemoteInfo = () => ({})
