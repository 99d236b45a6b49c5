// Brings a part of the document to the picture of a moment by changing what differs, sixty times a second.

import type { Node } from '../../domain/index.ts';

const SVG = 'http://www.w3.org/2000/svg';

type Drawn = { readonly element: SVGElement; node: Node; children: Drawn[] };

export type Canvas = { readonly draw: (nodes: readonly Node[]) => void };

/** Draws into an element that is this canvas's alone. */
export function createCanvas(root: SVGElement): Canvas {
  let drawn: Drawn[] = [];
  root.replaceChildren();
  return {
    draw: (nodes) => {
      drawn = patchAll(root, drawn, nodes);
    },
  };
}

function patchAll(parent: SVGElement, drawn: readonly Drawn[], nodes: readonly Node[]): Drawn[] {
  const next = nodes.map((node, index) => {
    const old = drawn[index];
    if (old && old.node.tag === node.tag && old.node.markup === node.markup) return update(old, node);
    const made = make(node);
    if (old) old.element.replaceWith(made.element);
    else parent.append(made.element);
    return made;
  });
  for (const { element } of drawn.slice(nodes.length)) element.remove();
  return next;
}

function make(node: Node): Drawn {
  const element = document.createElementNS(SVG, node.tag);
  const drawn: Drawn = { element, node: { ...node, attributes: {}, children: [] }, children: [] };
  // Our own drawings, checked with the content; nothing of it comes from anybody else.
  if (node.markup !== undefined) element.innerHTML = node.markup;
  return update(drawn, node);
}

function update(drawn: Drawn, node: Node): Drawn {
  const { element, node: before } = drawn;
  for (const [name, value] of Object.entries(node.attributes)) {
    if (before.attributes[name] === value) continue;
    if (name === 'data-text') element.textContent = String(value);
    else element.setAttribute(name, String(value));
  }
  for (const name of Object.keys(before.attributes))
    if (!Object.hasOwn(node.attributes, name)) element.removeAttribute(name);
  if (node.markup === undefined && !Object.hasOwn(node.attributes, 'data-text'))
    drawn.children = patchAll(element, drawn.children, node.children);
  drawn.node = node;
  return drawn;
}
