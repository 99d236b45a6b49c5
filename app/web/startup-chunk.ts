// Puts everything that the page's entry imports, near or far, into one chunk.

import type { Rollup } from 'vite';

type ModuleGraph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** The chunk's name for a module that the entry cannot start without; null leaves the choice to the bundler. */
export function startup(id: string, graph: ModuleGraph): 'startup' | null {
  return isStartup(id, graph, new Set()) ? 'startup' : null;
}

function isStartup(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return false;
  // A module that is only imported on demand does not count: `importers` are the static ones.
  return module.isEntry || module.importers.some((importer) => isStartup(importer, graph, seen));
}
