// Made from contract/onboarding.openapi.yaml by scripts/generate-contract.ts; do not edit.
"use strict";
export const createOnboarding = validate21;
const schema32 = {"type":"object","required":["id","hash"],"properties":{"id":{"type":"string","pattern":"\\S"},"hash":{"type":"string","pattern":"\\S"}}};
const pattern4 = new RegExp("\\S", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.hash === undefined) && (missing0 = "hash"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate21.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"id":true,"hash":true},"dynamicProps":false,"dynamicItems":false};

export const listPackages = validate22;
const schema33 = {"type":"object","required":["packages"],"properties":{"packages":{"type":"array","items":{"$ref":"#/components/schemas/Package"}}}};
const schema34 = {"type":"object","required":["id","code","name","description","features","price","most_preferred","coming_soon"],"properties":{"id":{"type":"integer"},"code":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"features":{"type":"array","items":{"$ref":"#/components/schemas/Feature"}},"price":{"$ref":"#/components/schemas/Price"},"most_preferred":{"type":"boolean"},"coming_soon":{"type":"boolean"}}};
const schema35 = {"type":"object","required":["id","code","name","included","optional"],"properties":{"id":{"type":"integer"},"code":{"type":"string"},"name":{"type":"string"},"included":{"type":"boolean","description":"Part of this package"},"optional":{"type":"boolean","description":"May be switched on and off"}}};
const schema36 = {"type":"object","required":["amount","currency","interval"],"properties":{"amount":{"type":"number","minimum":0},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"interval":{"type":"string","enum":["month","year"]}}};
const pattern6 = new RegExp("^[A-Z]{3}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.features === undefined) && (missing0 = "features"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.most_preferred === undefined) && (missing0 = "most_preferred"))) || ((data.coming_soon === undefined) && (missing0 = "coming_soon"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate23.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs7 = errors;
if(typeof data.description !== "string"){
validate23.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.features !== undefined){
let data4 = data.features;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((((data5.id === undefined) && (missing1 = "id")) || ((data5.code === undefined) && (missing1 = "code"))) || ((data5.name === undefined) && (missing1 = "name"))) || ((data5.included === undefined) && (missing1 = "included"))) || ((data5.optional === undefined) && (missing1 = "optional"))){
validate23.errors = [{instancePath:instancePath+"/features/" + i0,schemaPath:"#/components/schemas/Feature/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.id !== undefined){
let data6 = data5.id;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate23.errors = [{instancePath:instancePath+"/features/" + i0+"/id",schemaPath:"#/components/schemas/Feature/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.code !== undefined){
const _errs16 = errors;
if(typeof data5.code !== "string"){
validate23.errors = [{instancePath:instancePath+"/features/" + i0+"/code",schemaPath:"#/components/schemas/Feature/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.name !== undefined){
const _errs18 = errors;
if(typeof data5.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/features/" + i0+"/name",schemaPath:"#/components/schemas/Feature/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.included !== undefined){
const _errs20 = errors;
if(typeof data5.included !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/features/" + i0+"/included",schemaPath:"#/components/schemas/Feature/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.optional !== undefined){
const _errs22 = errors;
if(typeof data5.optional !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/features/" + i0+"/optional",schemaPath:"#/components/schemas/Feature/properties/optional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/features/" + i0,schemaPath:"#/components/schemas/Feature/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data11 = data.price;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.amount === undefined) && (missing2 = "amount")) || ((data11.currency === undefined) && (missing2 = "currency"))) || ((data11.interval === undefined) && (missing2 = "interval"))){
validate23.errors = [{instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Price/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data11.amount !== undefined){
let data12 = data11.amount;
const _errs27 = errors;
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate23.errors = [{instancePath:instancePath+"/price/amount",schemaPath:"#/components/schemas/Price/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/price/amount",schemaPath:"#/components/schemas/Price/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.currency !== undefined){
let data13 = data11.currency;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
validate23.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/components/schemas/Price/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/components/schemas/Price/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.interval !== undefined){
let data14 = data11.interval;
const _errs31 = errors;
if(typeof data14 !== "string"){
validate23.errors = [{instancePath:instancePath+"/price/interval",schemaPath:"#/components/schemas/Price/properties/interval/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data14 === "month") || (data14 === "year"))){
validate23.errors = [{instancePath:instancePath+"/price/interval",schemaPath:"#/components/schemas/Price/properties/interval/enum",keyword:"enum",params:{allowedValues: schema36.properties.interval.enum}}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Price/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.most_preferred !== undefined){
const _errs33 = errors;
if(typeof data.most_preferred !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/most_preferred",schemaPath:"#/properties/most_preferred/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coming_soon !== undefined){
const _errs35 = errors;
if(typeof data.coming_soon !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/coming_soon",schemaPath:"#/properties/coming_soon/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"code":true,"name":true,"description":true,"features":true,"price":true,"most_preferred":true,"coming_soon":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.packages === undefined) && (missing0 = "packages")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.packages !== undefined){
let data0 = data.packages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate23(data0[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"packages":true},"dynamicProps":false,"dynamicItems":false};

export const selectPackage = validate25;
const schema37 = {"type":"object","required":["package"],"properties":{"package":{"$ref":"#/components/schemas/ChosenPackage"}}};
const schema38 = {"type":"object","required":["id","code","features_ids"],"properties":{"id":{"type":"integer"},"code":{"type":"string"},"features_ids":{"type":"array","items":{"type":"integer"}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.package === undefined) && (missing0 = "package")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.package !== undefined){
let data0 = data.package;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.code === undefined) && (missing1 = "code"))) || ((data0.features_ids === undefined) && (missing1 = "features_ids"))){
validate25.errors = [{instancePath:instancePath+"/package",schemaPath:"#/components/schemas/ChosenPackage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/package/id",schemaPath:"#/components/schemas/ChosenPackage/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.code !== undefined){
const _errs6 = errors;
if(typeof data0.code !== "string"){
validate25.errors = [{instancePath:instancePath+"/package/code",schemaPath:"#/components/schemas/ChosenPackage/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.features_ids !== undefined){
let data3 = data0.features_ids;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate25.errors = [{instancePath:instancePath+"/package/features_ids/" + i0,schemaPath:"#/components/schemas/ChosenPackage/properties/features_ids/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/package/features_ids",schemaPath:"#/components/schemas/ChosenPackage/properties/features_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/package",schemaPath:"#/components/schemas/ChosenPackage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"package":true},"dynamicProps":false,"dynamicItems":false};

export const configureFacebook = validate26;
const schema39 = {"type":"object","required":["facebook","pages"],"properties":{"facebook":{"anyOf":[{"$ref":"#/components/schemas/FacebookPage"},{"type":"null"}]},"pages":{"type":"array","items":{"$ref":"#/components/schemas/FacebookPage"}}}};
const schema40 = {"type":"object","required":["page_id","page_name"],"properties":{"page_id":{"type":"string"},"page_name":{"type":"string"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.facebook === undefined) && (missing0 = "facebook")) || ((data.pages === undefined) && (missing0 = "pages"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.facebook !== undefined){
let data0 = data.facebook;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.page_id === undefined) && (missing1 = "page_id")) || ((data0.page_name === undefined) && (missing1 = "page_name"))){
const err0 = {instancePath:instancePath+"/facebook",schemaPath:"#/components/schemas/FacebookPage/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0.page_id !== undefined){
const _errs6 = errors;
if(typeof data0.page_id !== "string"){
const err1 = {instancePath:instancePath+"/facebook/page_id",schemaPath:"#/components/schemas/FacebookPage/properties/page_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.page_name !== undefined){
const _errs8 = errors;
if(typeof data0.page_name !== "string"){
const err2 = {instancePath:instancePath+"/facebook/page_name",schemaPath:"#/components/schemas/FacebookPage/properties/page_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/facebook",schemaPath:"#/components/schemas/FacebookPage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.page_id = true;
props0.page_name = true;
}
const _errs10 = errors;
if(data0 !== null){
const err4 = {instancePath:instancePath+"/facebook",schemaPath:"#/properties/facebook/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/facebook",schemaPath:"#/properties/facebook/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data3 = data.pages;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.page_id === undefined) && (missing2 = "page_id")) || ((data4.page_name === undefined) && (missing2 = "page_name"))){
validate26.errors = [{instancePath:instancePath+"/pages/" + i0,schemaPath:"#/components/schemas/FacebookPage/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.page_id !== undefined){
const _errs17 = errors;
if(typeof data4.page_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/pages/" + i0+"/page_id",schemaPath:"#/components/schemas/FacebookPage/properties/page_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.page_name !== undefined){
const _errs19 = errors;
if(typeof data4.page_name !== "string"){
validate26.errors = [{instancePath:instancePath+"/pages/" + i0+"/page_name",schemaPath:"#/components/schemas/FacebookPage/properties/page_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/pages/" + i0,schemaPath:"#/components/schemas/FacebookPage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"facebook":true,"pages":true},"dynamicProps":false,"dynamicItems":false};

export const listWhatsappNumbers = validate27;
const schema42 = {"type":"object","required":["numbers"],"properties":{"numbers":{"type":"array","items":{"$ref":"#/components/schemas/WhatsappNumber"}}}};
const schema43 = {"type":"object","required":["whatsapp_number","display_name","state"],"properties":{"whatsapp_number":{"type":"string"},"display_name":{"type":"string"},"state":{"type":"string","enum":["available","approval_pending","in_use_in_app"]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.numbers === undefined) && (missing0 = "numbers")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.numbers !== undefined){
let data0 = data.numbers;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.whatsapp_number === undefined) && (missing1 = "whatsapp_number")) || ((data1.display_name === undefined) && (missing1 = "display_name"))) || ((data1.state === undefined) && (missing1 = "state"))){
validate27.errors = [{instancePath:instancePath+"/numbers/" + i0,schemaPath:"#/components/schemas/WhatsappNumber/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.whatsapp_number !== undefined){
const _errs6 = errors;
if(typeof data1.whatsapp_number !== "string"){
validate27.errors = [{instancePath:instancePath+"/numbers/" + i0+"/whatsapp_number",schemaPath:"#/components/schemas/WhatsappNumber/properties/whatsapp_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.display_name !== undefined){
const _errs8 = errors;
if(typeof data1.display_name !== "string"){
validate27.errors = [{instancePath:instancePath+"/numbers/" + i0+"/display_name",schemaPath:"#/components/schemas/WhatsappNumber/properties/display_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.state !== undefined){
let data4 = data1.state;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate27.errors = [{instancePath:instancePath+"/numbers/" + i0+"/state",schemaPath:"#/components/schemas/WhatsappNumber/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "available") || (data4 === "approval_pending")) || (data4 === "in_use_in_app"))){
validate27.errors = [{instancePath:instancePath+"/numbers/" + i0+"/state",schemaPath:"#/components/schemas/WhatsappNumber/properties/state/enum",keyword:"enum",params:{allowedValues: schema43.properties.state.enum}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/numbers/" + i0,schemaPath:"#/components/schemas/WhatsappNumber/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"numbers":true},"dynamicProps":false,"dynamicItems":false};

export const configureWhatsapp = validate28;
const schema44 = {"type":"object","required":["whatsapp"],"properties":{"whatsapp":{"$ref":"#/components/schemas/WhatsappNumber"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.whatsapp === undefined) && (missing0 = "whatsapp")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.whatsapp !== undefined){
let data0 = data.whatsapp;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.whatsapp_number === undefined) && (missing1 = "whatsapp_number")) || ((data0.display_name === undefined) && (missing1 = "display_name"))) || ((data0.state === undefined) && (missing1 = "state"))){
validate28.errors = [{instancePath:instancePath+"/whatsapp",schemaPath:"#/components/schemas/WhatsappNumber/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.whatsapp_number !== undefined){
const _errs4 = errors;
if(typeof data0.whatsapp_number !== "string"){
validate28.errors = [{instancePath:instancePath+"/whatsapp/whatsapp_number",schemaPath:"#/components/schemas/WhatsappNumber/properties/whatsapp_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.display_name !== undefined){
const _errs6 = errors;
if(typeof data0.display_name !== "string"){
validate28.errors = [{instancePath:instancePath+"/whatsapp/display_name",schemaPath:"#/components/schemas/WhatsappNumber/properties/display_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.state !== undefined){
let data3 = data0.state;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate28.errors = [{instancePath:instancePath+"/whatsapp/state",schemaPath:"#/components/schemas/WhatsappNumber/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "available") || (data3 === "approval_pending")) || (data3 === "in_use_in_app"))){
validate28.errors = [{instancePath:instancePath+"/whatsapp/state",schemaPath:"#/components/schemas/WhatsappNumber/properties/state/enum",keyword:"enum",params:{allowedValues: schema43.properties.state.enum}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/whatsapp",schemaPath:"#/components/schemas/WhatsappNumber/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"whatsapp":true},"dynamicProps":false,"dynamicItems":false};

export const listInstagramAccounts = validate29;
const schema46 = {"type":"object","required":["accounts"],"properties":{"accounts":{"type":"array","items":{"$ref":"#/components/schemas/OfferedInstagramAccount"}}}};
const schema47 = {"type":"object","required":["page_id","page_name","instagram_id","username","account_access_token"],"properties":{"page_id":{"type":"string"},"page_name":{"type":"string"},"instagram_id":{"type":"string"},"username":{"type":"string"},"picture":{"type":"string","description":"Address of the profile picture"},"account_access_token":{"type":"string"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.accounts === undefined) && (missing0 = "accounts")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.accounts !== undefined){
let data0 = data.accounts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.page_id === undefined) && (missing1 = "page_id")) || ((data1.page_name === undefined) && (missing1 = "page_name"))) || ((data1.instagram_id === undefined) && (missing1 = "instagram_id"))) || ((data1.username === undefined) && (missing1 = "username"))) || ((data1.account_access_token === undefined) && (missing1 = "account_access_token"))){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0,schemaPath:"#/components/schemas/OfferedInstagramAccount/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.page_id !== undefined){
const _errs6 = errors;
if(typeof data1.page_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0+"/page_id",schemaPath:"#/components/schemas/OfferedInstagramAccount/properties/page_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.page_name !== undefined){
const _errs8 = errors;
if(typeof data1.page_name !== "string"){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0+"/page_name",schemaPath:"#/components/schemas/OfferedInstagramAccount/properties/page_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.instagram_id !== undefined){
const _errs10 = errors;
if(typeof data1.instagram_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0+"/instagram_id",schemaPath:"#/components/schemas/OfferedInstagramAccount/properties/instagram_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.username !== undefined){
const _errs12 = errors;
if(typeof data1.username !== "string"){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0+"/username",schemaPath:"#/components/schemas/OfferedInstagramAccount/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.picture !== undefined){
const _errs14 = errors;
if(typeof data1.picture !== "string"){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0+"/picture",schemaPath:"#/components/schemas/OfferedInstagramAccount/properties/picture/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.account_access_token !== undefined){
const _errs16 = errors;
if(typeof data1.account_access_token !== "string"){
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0+"/account_access_token",schemaPath:"#/components/schemas/OfferedInstagramAccount/properties/account_access_token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/accounts/" + i0,schemaPath:"#/components/schemas/OfferedInstagramAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"accounts":true},"dynamicProps":false,"dynamicItems":false};

export const configureInstagram = validate30;
const schema48 = {"type":"object","required":["instagram"],"properties":{"instagram":{"$ref":"#/components/schemas/InstagramAccount"}}};
const schema49 = {"type":"object","required":["page_id","page_name","instagram_id","username"],"properties":{"page_id":{"type":"string"},"page_name":{"type":"string"},"instagram_id":{"type":"string"},"username":{"type":"string"},"picture":{"type":"string","description":"Address of the profile picture"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.instagram === undefined) && (missing0 = "instagram")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.instagram !== undefined){
let data0 = data.instagram;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.page_id === undefined) && (missing1 = "page_id")) || ((data0.page_name === undefined) && (missing1 = "page_name"))) || ((data0.instagram_id === undefined) && (missing1 = "instagram_id"))) || ((data0.username === undefined) && (missing1 = "username"))){
validate30.errors = [{instancePath:instancePath+"/instagram",schemaPath:"#/components/schemas/InstagramAccount/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.page_id !== undefined){
const _errs4 = errors;
if(typeof data0.page_id !== "string"){
validate30.errors = [{instancePath:instancePath+"/instagram/page_id",schemaPath:"#/components/schemas/InstagramAccount/properties/page_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.page_name !== undefined){
const _errs6 = errors;
if(typeof data0.page_name !== "string"){
validate30.errors = [{instancePath:instancePath+"/instagram/page_name",schemaPath:"#/components/schemas/InstagramAccount/properties/page_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.instagram_id !== undefined){
const _errs8 = errors;
if(typeof data0.instagram_id !== "string"){
validate30.errors = [{instancePath:instancePath+"/instagram/instagram_id",schemaPath:"#/components/schemas/InstagramAccount/properties/instagram_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.username !== undefined){
const _errs10 = errors;
if(typeof data0.username !== "string"){
validate30.errors = [{instancePath:instancePath+"/instagram/username",schemaPath:"#/components/schemas/InstagramAccount/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.picture !== undefined){
const _errs12 = errors;
if(typeof data0.picture !== "string"){
validate30.errors = [{instancePath:instancePath+"/instagram/picture",schemaPath:"#/components/schemas/InstagramAccount/properties/picture/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/instagram",schemaPath:"#/components/schemas/InstagramAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"instagram":true},"dynamicProps":false,"dynamicItems":false};

export const listExtraServices = validate31;
const schema50 = {"type":"object","required":["services"],"properties":{"services":{"type":"array","items":{"$ref":"#/components/schemas/ExtraService"}}}};
const schema51 = {"type":"object","required":["id","code","name","description"],"properties":{"id":{"type":"integer"},"code":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.services === undefined) && (missing0 = "services")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.services !== undefined){
let data0 = data.services;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.code === undefined) && (missing1 = "code"))) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.description === undefined) && (missing1 = "description"))){
validate31.errors = [{instancePath:instancePath+"/services/" + i0,schemaPath:"#/components/schemas/ExtraService/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate31.errors = [{instancePath:instancePath+"/services/" + i0+"/id",schemaPath:"#/components/schemas/ExtraService/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.code !== undefined){
const _errs8 = errors;
if(typeof data1.code !== "string"){
validate31.errors = [{instancePath:instancePath+"/services/" + i0+"/code",schemaPath:"#/components/schemas/ExtraService/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate31.errors = [{instancePath:instancePath+"/services/" + i0+"/name",schemaPath:"#/components/schemas/ExtraService/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
const _errs12 = errors;
if(typeof data1.description !== "string"){
validate31.errors = [{instancePath:instancePath+"/services/" + i0+"/description",schemaPath:"#/components/schemas/ExtraService/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/services/" + i0,schemaPath:"#/components/schemas/ExtraService/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"services":true},"dynamicProps":false,"dynamicItems":false};

export const listIntegrations = validate32;
const schema52 = {"type":"object","required":["integrations"],"properties":{"integrations":{"type":"array","items":{"$ref":"#/components/schemas/Integration"}}}};
const schema53 = {"type":"object","required":["type","name","description"],"properties":{"type":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.integrations === undefined) && (missing0 = "integrations")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.integrations !== undefined){
let data0 = data.integrations;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.type === undefined) && (missing1 = "type")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.description === undefined) && (missing1 = "description"))){
validate32.errors = [{instancePath:instancePath+"/integrations/" + i0,schemaPath:"#/components/schemas/Integration/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.type !== undefined){
const _errs6 = errors;
if(typeof data1.type !== "string"){
validate32.errors = [{instancePath:instancePath+"/integrations/" + i0+"/type",schemaPath:"#/components/schemas/Integration/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs8 = errors;
if(typeof data1.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/integrations/" + i0+"/name",schemaPath:"#/components/schemas/Integration/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
const _errs10 = errors;
if(typeof data1.description !== "string"){
validate32.errors = [{instancePath:instancePath+"/integrations/" + i0+"/description",schemaPath:"#/components/schemas/Integration/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/integrations/" + i0,schemaPath:"#/components/schemas/Integration/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"integrations":true},"dynamicProps":false,"dynamicItems":false};

export const selectIntegration = validate33;
const schema54 = {"type":"object","required":["integration_type"],"properties":{"integration_type":{"type":"string"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.integration_type === undefined) && (missing0 = "integration_type")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.integration_type !== undefined){
if(typeof data.integration_type !== "string"){
validate33.errors = [{instancePath:instancePath+"/integration_type",schemaPath:"#/properties/integration_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"integration_type":true},"dynamicProps":false,"dynamicItems":false};

export const getInformation = validate34;
const schema55 = {"type":"object","required":["customer","package","instagram","facebook","whatsapp","integration_type","store_setup","completed","step","configurate_services"],"properties":{"customer":{"type":"object","required":["name","email","phone_number"],"properties":{"name":{"type":"string"},"email":{"type":"string"},"phone_number":{"type":"string"}}},"package":{"anyOf":[{"$ref":"#/components/schemas/ChosenPackage"},{"type":"null"}]},"instagram":{"anyOf":[{"$ref":"#/components/schemas/InstagramAccount"},{"type":"null"}]},"facebook":{"anyOf":[{"$ref":"#/components/schemas/FacebookPage"},{"type":"null"}]},"whatsapp":{"anyOf":[{"$ref":"#/components/schemas/WhatsappNumber"},{"type":"null"}]},"integration_type":{"type":["string","null"]},"store_setup":{"anyOf":[{"$ref":"#/components/schemas/SavedStoreSetup"},{"type":"null"}]},"completed":{"type":"boolean"},"step":{"type":"string","description":"The stage that is open now","enum":["select-package","select-service","confirmation","progress"]},"configurate_services":{"anyOf":[{"$ref":"#/components/schemas/ConfiguredServices"},{"type":"null"}]}}};
const schema60 = {"type":"object","required":["email","sub_domain"],"properties":{"email":{"type":"string"},"sub_domain":{"type":"string"}}};
const schema61 = {"type":"object","required":["domain","items"],"properties":{"domain":{"type":"string","description":"The shop's host name without a scheme"},"items":{"description":"What is installed now; parts left for later are not listed, a representative calls about them","type":"array","items":{"$ref":"#/components/schemas/InstallationItem"}}}};
const schema62 = {"type":"object","required":["key","state"],"properties":{"key":{"type":"string","enum":["whatsapp","instagram","store","company","credentials"]},"state":{"type":"string","enum":["waiting","doing","done"]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.domain === undefined) && (missing0 = "domain")) || ((data.items === undefined) && (missing0 = "items"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.domain !== undefined){
const _errs1 = errors;
if(typeof data.domain !== "string"){
validate35.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.key === undefined) && (missing1 = "key")) || ((data2.state === undefined) && (missing1 = "state"))){
validate35.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/components/schemas/InstallationItem/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.key !== undefined){
let data3 = data2.key;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate35.errors = [{instancePath:instancePath+"/items/" + i0+"/key",schemaPath:"#/components/schemas/InstallationItem/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data3 === "whatsapp") || (data3 === "instagram")) || (data3 === "store")) || (data3 === "company")) || (data3 === "credentials"))){
validate35.errors = [{instancePath:instancePath+"/items/" + i0+"/key",schemaPath:"#/components/schemas/InstallationItem/properties/key/enum",keyword:"enum",params:{allowedValues: schema62.properties.key.enum}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.state !== undefined){
let data4 = data2.state;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate35.errors = [{instancePath:instancePath+"/items/" + i0+"/state",schemaPath:"#/components/schemas/InstallationItem/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "waiting") || (data4 === "doing")) || (data4 === "done"))){
validate35.errors = [{instancePath:instancePath+"/items/" + i0+"/state",schemaPath:"#/components/schemas/InstallationItem/properties/state/enum",keyword:"enum",params:{allowedValues: schema62.properties.state.enum}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/components/schemas/InstallationItem/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"domain":true,"items":true},"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.customer === undefined) && (missing0 = "customer")) || ((data.package === undefined) && (missing0 = "package"))) || ((data.instagram === undefined) && (missing0 = "instagram"))) || ((data.facebook === undefined) && (missing0 = "facebook"))) || ((data.whatsapp === undefined) && (missing0 = "whatsapp"))) || ((data.integration_type === undefined) && (missing0 = "integration_type"))) || ((data.store_setup === undefined) && (missing0 = "store_setup"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.configurate_services === undefined) && (missing0 = "configurate_services"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.customer !== undefined){
let data0 = data.customer;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.name === undefined) && (missing1 = "name")) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.phone_number === undefined) && (missing1 = "phone_number"))){
validate34.errors = [{instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.name !== undefined){
const _errs3 = errors;
if(typeof data0.name !== "string"){
validate34.errors = [{instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.email !== undefined){
const _errs5 = errors;
if(typeof data0.email !== "string"){
validate34.errors = [{instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.phone_number !== undefined){
const _errs7 = errors;
if(typeof data0.phone_number !== "string"){
validate34.errors = [{instancePath:instancePath+"/customer/phone_number",schemaPath:"#/properties/customer/properties/phone_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined){
let data4 = data.package;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((data4.id === undefined) && (missing2 = "id")) || ((data4.code === undefined) && (missing2 = "code"))) || ((data4.features_ids === undefined) && (missing2 = "features_ids"))){
const err0 = {instancePath:instancePath+"/package",schemaPath:"#/components/schemas/ChosenPackage/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data4.id !== undefined){
let data5 = data4.id;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err1 = {instancePath:instancePath+"/package/id",schemaPath:"#/components/schemas/ChosenPackage/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.code !== undefined){
const _errs16 = errors;
if(typeof data4.code !== "string"){
const err2 = {instancePath:instancePath+"/package/code",schemaPath:"#/components/schemas/ChosenPackage/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.features_ids !== undefined){
let data7 = data4.features_ids;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err3 = {instancePath:instancePath+"/package/features_ids/" + i0,schemaPath:"#/components/schemas/ChosenPackage/properties/features_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/package/features_ids",schemaPath:"#/components/schemas/ChosenPackage/properties/features_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/package",schemaPath:"#/components/schemas/ChosenPackage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.id = true;
props0.code = true;
props0.features_ids = true;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err7 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instagram !== undefined){
let data9 = data.instagram;
const _errs24 = errors;
const _errs25 = errors;
let valid6 = false;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((((data9.page_id === undefined) && (missing3 = "page_id")) || ((data9.page_name === undefined) && (missing3 = "page_name"))) || ((data9.instagram_id === undefined) && (missing3 = "instagram_id"))) || ((data9.username === undefined) && (missing3 = "username"))){
const err8 = {instancePath:instancePath+"/instagram",schemaPath:"#/components/schemas/InstagramAccount/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data9.page_id !== undefined){
const _errs29 = errors;
if(typeof data9.page_id !== "string"){
const err9 = {instancePath:instancePath+"/instagram/page_id",schemaPath:"#/components/schemas/InstagramAccount/properties/page_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.page_name !== undefined){
const _errs31 = errors;
if(typeof data9.page_name !== "string"){
const err10 = {instancePath:instancePath+"/instagram/page_name",schemaPath:"#/components/schemas/InstagramAccount/properties/page_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.instagram_id !== undefined){
const _errs33 = errors;
if(typeof data9.instagram_id !== "string"){
const err11 = {instancePath:instancePath+"/instagram/instagram_id",schemaPath:"#/components/schemas/InstagramAccount/properties/instagram_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.username !== undefined){
const _errs35 = errors;
if(typeof data9.username !== "string"){
const err12 = {instancePath:instancePath+"/instagram/username",schemaPath:"#/components/schemas/InstagramAccount/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.picture !== undefined){
const _errs37 = errors;
if(typeof data9.picture !== "string"){
const err13 = {instancePath:instancePath+"/instagram/picture",schemaPath:"#/components/schemas/InstagramAccount/properties/picture/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/instagram",schemaPath:"#/components/schemas/InstagramAccount/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid6 = valid6 || _valid1;
if(_valid1){
var props1 = {};
props1.page_id = true;
props1.page_name = true;
props1.instagram_id = true;
props1.username = true;
props1.picture = true;
}
const _errs39 = errors;
if(data9 !== null){
const err15 = {instancePath:instancePath+"/instagram",schemaPath:"#/properties/instagram/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs39 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err16 = {instancePath:instancePath+"/instagram",schemaPath:"#/properties/instagram/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facebook !== undefined){
let data15 = data.facebook;
const _errs41 = errors;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing4;
if(((data15.page_id === undefined) && (missing4 = "page_id")) || ((data15.page_name === undefined) && (missing4 = "page_name"))){
const err17 = {instancePath:instancePath+"/facebook",schemaPath:"#/components/schemas/FacebookPage/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data15.page_id !== undefined){
const _errs46 = errors;
if(typeof data15.page_id !== "string"){
const err18 = {instancePath:instancePath+"/facebook/page_id",schemaPath:"#/components/schemas/FacebookPage/properties/page_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid11 = _errs46 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data15.page_name !== undefined){
const _errs48 = errors;
if(typeof data15.page_name !== "string"){
const err19 = {instancePath:instancePath+"/facebook/page_name",schemaPath:"#/components/schemas/FacebookPage/properties/page_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid11 = _errs48 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/facebook",schemaPath:"#/components/schemas/FacebookPage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs43 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
var props2 = {};
props2.page_id = true;
props2.page_name = true;
}
const _errs50 = errors;
if(data15 !== null){
const err21 = {instancePath:instancePath+"/facebook",schemaPath:"#/properties/facebook/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs50 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err22 = {instancePath:instancePath+"/facebook",schemaPath:"#/properties/facebook/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whatsapp !== undefined){
let data18 = data.whatsapp;
const _errs52 = errors;
const _errs53 = errors;
let valid12 = false;
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs55){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing5;
if((((data18.whatsapp_number === undefined) && (missing5 = "whatsapp_number")) || ((data18.display_name === undefined) && (missing5 = "display_name"))) || ((data18.state === undefined) && (missing5 = "state"))){
const err23 = {instancePath:instancePath+"/whatsapp",schemaPath:"#/components/schemas/WhatsappNumber/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data18.whatsapp_number !== undefined){
const _errs57 = errors;
if(typeof data18.whatsapp_number !== "string"){
const err24 = {instancePath:instancePath+"/whatsapp/whatsapp_number",schemaPath:"#/components/schemas/WhatsappNumber/properties/whatsapp_number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid14 = _errs57 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data18.display_name !== undefined){
const _errs59 = errors;
if(typeof data18.display_name !== "string"){
const err25 = {instancePath:instancePath+"/whatsapp/display_name",schemaPath:"#/components/schemas/WhatsappNumber/properties/display_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid14 = _errs59 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data18.state !== undefined){
let data21 = data18.state;
const _errs61 = errors;
if(typeof data21 !== "string"){
const err26 = {instancePath:instancePath+"/whatsapp/state",schemaPath:"#/components/schemas/WhatsappNumber/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data21 === "available") || (data21 === "approval_pending")) || (data21 === "in_use_in_app"))){
const err27 = {instancePath:instancePath+"/whatsapp/state",schemaPath:"#/components/schemas/WhatsappNumber/properties/state/enum",keyword:"enum",params:{allowedValues: schema43.properties.state.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid14 = _errs61 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/whatsapp",schemaPath:"#/components/schemas/WhatsappNumber/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid3 = _errs54 === errors;
valid12 = valid12 || _valid3;
if(_valid3){
var props3 = {};
props3.whatsapp_number = true;
props3.display_name = true;
props3.state = true;
}
const _errs63 = errors;
if(data18 !== null){
const err29 = {instancePath:instancePath+"/whatsapp",schemaPath:"#/properties/whatsapp/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid3 = _errs63 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err30 = {instancePath:instancePath+"/whatsapp",schemaPath:"#/properties/whatsapp/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integration_type !== undefined){
let data22 = data.integration_type;
const _errs65 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate34.errors = [{instancePath:instancePath+"/integration_type",schemaPath:"#/properties/integration_type/type",keyword:"type",params:{type: schema55.properties.integration_type.type}}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store_setup !== undefined){
let data23 = data.store_setup;
const _errs67 = errors;
const _errs68 = errors;
let valid15 = false;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing6;
if(((data23.email === undefined) && (missing6 = "email")) || ((data23.sub_domain === undefined) && (missing6 = "sub_domain"))){
const err31 = {instancePath:instancePath+"/store_setup",schemaPath:"#/components/schemas/SavedStoreSetup/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data23.email !== undefined){
const _errs72 = errors;
if(typeof data23.email !== "string"){
const err32 = {instancePath:instancePath+"/store_setup/email",schemaPath:"#/components/schemas/SavedStoreSetup/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid17 = _errs72 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data23.sub_domain !== undefined){
const _errs74 = errors;
if(typeof data23.sub_domain !== "string"){
const err33 = {instancePath:instancePath+"/store_setup/sub_domain",schemaPath:"#/components/schemas/SavedStoreSetup/properties/sub_domain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid17 = _errs74 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/store_setup",schemaPath:"#/components/schemas/SavedStoreSetup/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid4 = _errs69 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
var props4 = {};
props4.email = true;
props4.sub_domain = true;
}
const _errs76 = errors;
if(data23 !== null){
const err35 = {instancePath:instancePath+"/store_setup",schemaPath:"#/properties/store_setup/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid4 = _errs76 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
const err36 = {instancePath:instancePath+"/store_setup",schemaPath:"#/properties/store_setup/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
const _errs78 = errors;
if(typeof data.completed !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data27 = data.step;
const _errs80 = errors;
if(typeof data27 !== "string"){
validate34.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data27 === "select-package") || (data27 === "select-service")) || (data27 === "confirmation")) || (data27 === "progress"))){
validate34.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/enum",keyword:"enum",params:{allowedValues: schema55.properties.step.enum}}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configurate_services !== undefined){
let data28 = data.configurate_services;
const _errs82 = errors;
const _errs83 = errors;
let valid18 = false;
const _errs84 = errors;
if(!(validate35(data28, {instancePath:instancePath+"/configurate_services",parentData:data,parentDataProperty:"configurate_services",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid5 = _errs84 === errors;
valid18 = valid18 || _valid5;
if(_valid5){
var props5 = {};
props5.domain = true;
props5.items = true;
}
const _errs85 = errors;
if(data28 !== null){
const err37 = {instancePath:instancePath+"/configurate_services",schemaPath:"#/properties/configurate_services/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid5 = _errs85 === errors;
valid18 = valid18 || _valid5;
if(!valid18){
const err38 = {instancePath:instancePath+"/configurate_services",schemaPath:"#/properties/configurate_services/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"customer":true,"package":true,"instagram":true,"facebook":true,"whatsapp":true,"integration_type":true,"store_setup":true,"completed":true,"step":true,"configurate_services":true},"dynamicProps":false,"dynamicItems":false};

export const completeOnboarding = validate37;
const schema63 = {"type":"object","required":["configurate_services"],"properties":{"configurate_services":{"$ref":"#/components/schemas/ConfiguredServices"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.configurate_services === undefined) && (missing0 = "configurate_services")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.configurate_services !== undefined){
if(!(validate35(data.configurate_services, {instancePath:instancePath+"/configurate_services",parentData:data,parentDataProperty:"configurate_services",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"configurate_services":true},"dynamicProps":false,"dynamicItems":false};

export const getStoreSetup = validate39;
const schema64 = {"type":"object","required":["email","sub_domain","domain","items","finished"],"properties":{"email":{"type":["string","null"]},"sub_domain":{"type":["string","null"]},"domain":{"type":"string","description":"Empty before the onboarding is completed"},"items":{"type":"array","items":{"$ref":"#/components/schemas/InstallationItem"}},"finished":{"type":"boolean","description":"All items are done; parts left for later keep nothing waiting"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.email === undefined) && (missing0 = "email")) || ((data.sub_domain === undefined) && (missing0 = "sub_domain"))) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.items === undefined) && (missing0 = "items"))) || ((data.finished === undefined) && (missing0 = "finished"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate39.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema64.properties.email.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sub_domain !== undefined){
let data1 = data.sub_domain;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate39.errors = [{instancePath:instancePath+"/sub_domain",schemaPath:"#/properties/sub_domain/type",keyword:"type",params:{type: schema64.properties.sub_domain.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs5 = errors;
if(typeof data.domain !== "string"){
validate39.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data3 = data.items;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.key === undefined) && (missing1 = "key")) || ((data4.state === undefined) && (missing1 = "state"))){
validate39.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/components/schemas/InstallationItem/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.key !== undefined){
let data5 = data4.key;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate39.errors = [{instancePath:instancePath+"/items/" + i0+"/key",schemaPath:"#/components/schemas/InstallationItem/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data5 === "whatsapp") || (data5 === "instagram")) || (data5 === "store")) || (data5 === "company")) || (data5 === "credentials"))){
validate39.errors = [{instancePath:instancePath+"/items/" + i0+"/key",schemaPath:"#/components/schemas/InstallationItem/properties/key/enum",keyword:"enum",params:{allowedValues: schema62.properties.key.enum}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.state !== undefined){
let data6 = data4.state;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate39.errors = [{instancePath:instancePath+"/items/" + i0+"/state",schemaPath:"#/components/schemas/InstallationItem/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "waiting") || (data6 === "doing")) || (data6 === "done"))){
validate39.errors = [{instancePath:instancePath+"/items/" + i0+"/state",schemaPath:"#/components/schemas/InstallationItem/properties/state/enum",keyword:"enum",params:{allowedValues: schema62.properties.state.enum}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/components/schemas/InstallationItem/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished !== undefined){
const _errs16 = errors;
if(typeof data.finished !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/finished",schemaPath:"#/properties/finished/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"email":true,"sub_domain":true,"domain":true,"items":true,"finished":true},"dynamicProps":false,"dynamicItems":false};

export const setUpStore = validate40;
const schema66 = {"type":"object","required":["email","sub_domain","domain"],"properties":{"email":{"type":"string"},"sub_domain":{"type":"string"},"domain":{"type":"string"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.email === undefined) && (missing0 = "email")) || ((data.sub_domain === undefined) && (missing0 = "sub_domain"))) || ((data.domain === undefined) && (missing0 = "domain"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate40.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sub_domain !== undefined){
const _errs3 = errors;
if(typeof data.sub_domain !== "string"){
validate40.errors = [{instancePath:instancePath+"/sub_domain",schemaPath:"#/properties/sub_domain/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs5 = errors;
if(typeof data.domain !== "string"){
validate40.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"email":true,"sub_domain":true,"domain":true},"dynamicProps":false,"dynamicItems":false};

export const getStoreEdit = validate41;
const schema67 = {"type":"object","required":["company","owner","address","country","district","city","town","zip_code","mail","taxoffice","taxnumber","phone","mobile_phone","fax"],"properties":{"company":{"type":"string"},"owner":{"type":"string"},"address":{"type":"string"},"country":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"town":{"type":"string"},"zip_code":{"type":"string"},"mail":{"type":"string"},"taxoffice":{"type":"string"},"taxnumber":{"type":"string"},"phone":{"type":"string"},"mobile_phone":{"type":"string"},"fax":{"type":"string"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.company === undefined) && (missing0 = "company")) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.district === undefined) && (missing0 = "district"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.town === undefined) && (missing0 = "town"))) || ((data.zip_code === undefined) && (missing0 = "zip_code"))) || ((data.mail === undefined) && (missing0 = "mail"))) || ((data.taxoffice === undefined) && (missing0 = "taxoffice"))) || ((data.taxnumber === undefined) && (missing0 = "taxnumber"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.mobile_phone === undefined) && (missing0 = "mobile_phone"))) || ((data.fax === undefined) && (missing0 = "fax"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.company !== undefined){
const _errs1 = errors;
if(typeof data.company !== "string"){
validate41.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs3 = errors;
if(typeof data.owner !== "string"){
validate41.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs5 = errors;
if(typeof data.address !== "string"){
validate41.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs7 = errors;
if(typeof data.country !== "string"){
validate41.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.district !== undefined){
const _errs9 = errors;
if(typeof data.district !== "string"){
validate41.errors = [{instancePath:instancePath+"/district",schemaPath:"#/properties/district/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs11 = errors;
if(typeof data.city !== "string"){
validate41.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.town !== undefined){
const _errs13 = errors;
if(typeof data.town !== "string"){
validate41.errors = [{instancePath:instancePath+"/town",schemaPath:"#/properties/town/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zip_code !== undefined){
const _errs15 = errors;
if(typeof data.zip_code !== "string"){
validate41.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/properties/zip_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mail !== undefined){
const _errs17 = errors;
if(typeof data.mail !== "string"){
validate41.errors = [{instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxoffice !== undefined){
const _errs19 = errors;
if(typeof data.taxoffice !== "string"){
validate41.errors = [{instancePath:instancePath+"/taxoffice",schemaPath:"#/properties/taxoffice/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxnumber !== undefined){
const _errs21 = errors;
if(typeof data.taxnumber !== "string"){
validate41.errors = [{instancePath:instancePath+"/taxnumber",schemaPath:"#/properties/taxnumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs23 = errors;
if(typeof data.phone !== "string"){
validate41.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobile_phone !== undefined){
const _errs25 = errors;
if(typeof data.mobile_phone !== "string"){
validate41.errors = [{instancePath:instancePath+"/mobile_phone",schemaPath:"#/properties/mobile_phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fax !== undefined){
const _errs27 = errors;
if(typeof data.fax !== "string"){
validate41.errors = [{instancePath:instancePath+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"company":true,"owner":true,"address":true,"country":true,"district":true,"city":true,"town":true,"zip_code":true,"mail":true,"taxoffice":true,"taxnumber":true,"phone":true,"mobile_phone":true,"fax":true},"dynamicProps":false,"dynamicItems":false};

export const uploadStoreImages = validate42;
const schema68 = {"type":"object","required":["logo","favicon","title","description","tags"],"properties":{"logo":{"anyOf":[{"$ref":"#/components/schemas/SavedImage"},{"type":"null"}]},"favicon":{"anyOf":[{"$ref":"#/components/schemas/SavedImage"},{"type":"null"}]},"title":{"type":"string"},"description":{"type":"string"},"tags":{"type":"string"}}};
const schema69 = {"type":"object","required":["type","size"],"properties":{"type":{"type":"string","enum":["image/png","image/jpeg","image/webp","image/x-icon"]},"size":{"type":"integer","description":"Bytes"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.logo === undefined) && (missing0 = "logo")) || ((data.favicon === undefined) && (missing0 = "favicon"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.tags === undefined) && (missing0 = "tags"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.logo !== undefined){
let data0 = data.logo;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) && (missing1 = "type")) || ((data0.size === undefined) && (missing1 = "size"))){
const err0 = {instancePath:instancePath+"/logo",schemaPath:"#/components/schemas/SavedImage/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0.type !== undefined){
let data1 = data0.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/logo/type",schemaPath:"#/components/schemas/SavedImage/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data1 === "image/png") || (data1 === "image/jpeg")) || (data1 === "image/webp")) || (data1 === "image/x-icon"))){
const err2 = {instancePath:instancePath+"/logo/type",schemaPath:"#/components/schemas/SavedImage/properties/type/enum",keyword:"enum",params:{allowedValues: schema69.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.size !== undefined){
let data2 = data0.size;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/logo/size",schemaPath:"#/components/schemas/SavedImage/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/logo",schemaPath:"#/components/schemas/SavedImage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.type = true;
props0.size = true;
}
const _errs10 = errors;
if(data0 !== null){
const err5 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.favicon !== undefined){
let data3 = data.favicon;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((data3.type === undefined) && (missing2 = "type")) || ((data3.size === undefined) && (missing2 = "size"))){
const err7 = {instancePath:instancePath+"/favicon",schemaPath:"#/components/schemas/SavedImage/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs17 = errors;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/favicon/type",schemaPath:"#/components/schemas/SavedImage/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data4 === "image/png") || (data4 === "image/jpeg")) || (data4 === "image/webp")) || (data4 === "image/x-icon"))){
const err9 = {instancePath:instancePath+"/favicon/type",schemaPath:"#/components/schemas/SavedImage/properties/type/enum",keyword:"enum",params:{allowedValues: schema69.properties.type.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data3.size !== undefined){
let data5 = data3.size;
const _errs19 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/favicon/size",schemaPath:"#/components/schemas/SavedImage/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/favicon",schemaPath:"#/components/schemas/SavedImage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props1 = {};
props1.type = true;
props1.size = true;
}
const _errs21 = errors;
if(data3 !== null){
const err12 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err13 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs23 = errors;
if(typeof data.title !== "string"){
validate42.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs25 = errors;
if(typeof data.description !== "string"){
validate42.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
const _errs27 = errors;
if(typeof data.tags !== "string"){
validate42.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"logo":true,"favicon":true,"title":true,"description":true,"tags":true},"dynamicProps":false,"dynamicItems":false};

export const sendContactMessage = validate43;
const schema71 = {"type":"object","required":["reference"],"properties":{"reference":{"type":"string","description":"To quote when asking back"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reference === undefined) && (missing0 = "reference")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
if(typeof data.reference !== "string"){
validate43.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"reference":true},"dynamicProps":false,"dynamicItems":false};

export const subscribeNewsletter = validate44;
const schema72 = {"type":"object","required":["subscribed"],"properties":{"subscribed":{"const":true}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.subscribed === undefined) && (missing0 = "subscribed")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.subscribed !== undefined){
if(true !== data.subscribed){
validate44.errors = [{instancePath:instancePath+"/subscribed",schemaPath:"#/properties/subscribed/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"subscribed":true},"dynamicProps":false,"dynamicItems":false};

export const editStore = getStoreEdit;
