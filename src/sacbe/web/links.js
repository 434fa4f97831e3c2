// Links to tables: how they are made, and what is wrong with one. Pure functions.

/** @import { NetworkInfo } from "./api.js" */

const TABLE = /^\/table\/[a-z0-9]{16}$/;
const TOKEN = /^#[A-Za-z0-9_-]{22}$/;
const CARRY = /^#carry=[A-Za-z0-9_-]{22}$/;
const OTHER_HASH = /^#(step-\d{1,5})?$/;

/** Is the address of a table or of a transfer cut or changed, so that it cannot be valid?
 * @param {{ pathname: string, hash: string }} address */
export function isIncomplete({ pathname, hash }) {
  if (pathname === "/") return hash.startsWith("#carry") && !CARRY.test(hash);
  return !TABLE.test(pathname) || !(hash === "" || TOKEN.test(hash) || OTHER_HASH.test(hash));
}

/** Can others use the address of this page? Not if it names this machine.
 * @param {string} hostname */
export const isOwnMachine = (hostname) => hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

/** The link of a seat, or without a token that for spectators. It has the server's address in the
 * network where this page's own address would not work for others.
 * @param {{ origin: string, hostname: string }} page @param {NetworkInfo} network
 * @param {string} table @param {string} [token] */
export function tableLink(page, network, table, token) {
  const base = isOwnMachine(page.hostname) && network.url ? network.url.replace(/\/$/, "") : page.origin;
  return `${base}/table/${table}${token ? `#${token}` : ""}`;
}

/** A QR code as the path of an SVG image, one unit per module: a rectangle per run of dark ones.
 * @param {readonly string[]} rows */
export const qrPath = (rows) => rows.map((row, y) =>
  Array.from(row.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("")).join("");
